import type { RouteHandle } from '../../handle';
import { aboutMeta } from '../../seo/pageMeta';
import { Public } from '../../shell';
import { Tour } from '../../tour/Tour';
import { loadTour } from '../../tour/tour.server';

export const handle: RouteHandle = { title: 'tour:title.brand', i18n: ['tour'], light: true };
export const loader = loadTour;
export const meta = aboutMeta;

export default function TourPage() {
  return (
    <Public>
      <Tour />
    </Public>
  );
}
