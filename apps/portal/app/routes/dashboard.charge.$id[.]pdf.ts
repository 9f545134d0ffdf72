// IN WORK: a third engineer writes this file right now (04:15 to 04:50). Do not overwrite or import from it; link to its address.
export default function InWork() {
  return null;
}
