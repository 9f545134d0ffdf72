import { resources } from '@elenco/core';
import type { Rule } from '@elenco/core/party';
import { bankReturnRule } from '@elenco/core/payment';
import { type ComponentType, lazy, useEffect } from 'react';
import { CustomRoutes } from 'react-admin';
import { Navigate, Route, useLocation, useParams } from 'react-router-dom';
import { addressOf, isAddressed, listAddress } from './addresses';
import type { ResourceName } from './resources';
import { searchAddress } from './search/paths';
import { Allowed } from './shell/Allowed';
import { NotFound } from './shell/NotFound';

/** Each part of the back office is loaded when somebody goes there. */
function part<M extends Record<string, unknown>, K extends keyof M & string>(
  load: () => Promise<M>,
  name: K,
) {
  return lazy(async () => ({ default: (await load())[name] as ComponentType }));
}

const briefing = () => import('./briefing');
const people = () => import('./people');
const finance = () => import('./finance');
const proposals = () => import('./proposals');
const contracts = () => import('./contracts');
const squads = () => import('./squads');
const settings = () => import('./settings');
const inbound = () => import('./inbound');
const links = () => import('./links');
const audit = () => import('./audit');
const cms = () => import('./cms');
const search = () => import('./search');
const imports = () => import('./imports');

const BriefingList = part(briefing, 'BriefingList');
const BriefingBoard = part(briefing, 'BriefingBoard');
const BriefingShow = part(briefing, 'BriefingShow');
const CompanyList = part(people, 'CompanyList');
const CompanyShow = part(people, 'CompanyShow');
const CreatorList = part(people, 'CreatorList');
const CreatorShow = part(people, 'CreatorShow');
const UserList = part(people, 'UserList');
const UserShow = part(people, 'UserShow');
const PrivacyList = part(people, 'PrivacyList');
const PrivacyShow = part(people, 'PrivacyShow');
const LeadList = part(inbound, 'LeadList');
const LeadShow = part(inbound, 'LeadShow');
const SubscriberList = part(inbound, 'SubscriberList');
const ChargeList = part(finance, 'ChargeList');
const ChargeShow = part(finance, 'ChargeShow');
const BankReturn = part(finance, 'BankReturn');
const InvoiceList = part(finance, 'InvoiceList');
const InvoiceShow = part(finance, 'InvoiceShow');
const PayoutList = part(finance, 'PayoutList');
const PayoutShow = part(finance, 'PayoutShow');
const Ledger = part(finance, 'Ledger');
const ProposalShow = part(proposals, 'ProposalShow');
const ContractShow = part(contracts, 'ContractShow');
const DeliverableShow = part(contracts, 'DeliverableShow');
const SquadList = part(squads, 'SquadList');
const SquadShow = part(squads, 'SquadShow');
const SettingList = part(settings, 'SettingList');
const ShortLinkList = part(links, 'ShortLinkList');
const ShortLinkShow = part(links, 'ShortLinkShow');
const AuditList = part(audit, 'AuditList');
const FailedSignInList = part(audit, 'FailedSignInList');
const ContentList = part(cms, 'ContentList');
const ContentNew = part(cms, 'ContentNew');
const ContentShow = part(cms, 'ContentShow');
const SearchScreen = part(search, 'SearchScreen');
const ProfileShow = part(search, 'ProfileShow');
const CompareScreen = part(search, 'CompareScreen');
const ImportList = part(imports, 'ImportList');
const ImportShow = part(imports, 'ImportShow');

const allowed = (to: ResourceName, Screen: ComponentType, by?: Rule<unknown>) => (
  <Allowed to={to} by={by}>
    <Screen />
  </Allowed>
);

/** Every address below `/dashboard/admin` (docs/spec/addresses.md#back-office). */
export const screens = () => (
  <CustomRoutes>
    <Route path="/" element={allowed('briefings', BriefingList)} />
    <Route path="/kanban" element={allowed('briefings', BriefingBoard)} />
    <Route path="/briefing/:id/*" element={allowed('briefings', BriefingShow)} />
    <Route path="/:id/mapeamento" element={<Mapping />} />
    <Route path="/proposals/:id" element={allowed('proposals', ProposalShow)} />
    <Route path="/contracts/:id" element={allowed('contracts', ContractShow)} />
    <Route path="/deliverables/:id" element={allowed('deliverables', DeliverableShow)} />
    <Route path="/squads" element={allowed('squads', SquadList)} />
    <Route path="/squad/:id" element={allowed('squads', SquadShow)} />
    <Route path="/companies" element={allowed('companies', CompanyList)} />
    <Route path="/enterprise-profile/:id" element={allowed('companies', CompanyShow)} />
    <Route path="/company/:company/profile/:id" element={allowed('users', UserShow)} />
    <Route path="/users" element={allowed('users', UserList)} />
    <Route path="/users/:id" element={allowed('users', UserShow)} />
    <Route path="/privacy" element={allowed('privacy-requests', PrivacyList)} />
    <Route path="/privacy/:id" element={allowed('privacy-requests', PrivacyShow)} />
    <Route path="/leads" element={allowed('leads', LeadList)} />
    <Route path="/leads/:id" element={allowed('leads', LeadShow)} />
    <Route path="/newsletter" element={allowed('subscribers', SubscriberList)} />
    <Route path="/users-professionals" element={allowed('creators', CreatorList)} />
    <Route path="/users-professionals-active" element={<Navigate replace to={activeCreators} />} />
    <Route path="/perfil/:id" element={allowed('creators', CreatorShow)} />
    <Route path="/search" element={allowed('creators', SearchScreen)} />
    <Route path="/imports" element={allowed('imports', ImportList)} />
    <Route path="/imports/:id" element={allowed('imports', ImportShow)} />
    <Route path="/search/creator-profile/:id/:plataform?" element={allowed('creators', ProfileShow)} />
    <Route path="/search/compare" element={allowed('creators', CompareScreen)} />
    <Route path="/search/campaigns" element={<InPortal />} />
    <Route path="/search/company/*" element={<InPortal />} />
    <Route path="/search/*" element={<Navigate replace to={searchAddress} />} />
    <Route path="/finance" element={<Navigate replace to="/finance/charges" />} />
    <Route path="/finance/charges" element={allowed('charges', ChargeList)} />
    <Route path="/finance/charges/:id" element={allowed('charges', ChargeShow)} />
    <Route path="/finance/bank-return" element={allowed('charges', BankReturn, bankReturnRule)} />
    <Route path="/finance/invoices" element={allowed('invoices', InvoiceList)} />
    <Route path="/finance/invoices/:id" element={allowed('invoices', InvoiceShow)} />
    <Route path="/finance/payouts" element={allowed('payouts', PayoutList)} />
    <Route path="/finance/payouts/:id" element={allowed('payouts', PayoutShow)} />
    <Route path="/finance/ledger" element={allowed('postings', Ledger)} />
    <Route path="/audit" element={allowed('audit', AuditList)} />
    <Route path="/failed-sign-ins" element={allowed('failed-sign-ins', FailedSignInList)} />
    <Route path="/shortlink" element={allowed('short-links', ShortLinkList)} />
    <Route path="/shortlink/:id" element={allowed('short-links', ShortLinkShow)} />
    <Route path="/cms" element={<Navigate replace to="/cms/banner" />} />
    <Route path="/cms/content/:id" element={allowed('contents', ContentShow)} />
    <Route path="/cms/:kind" element={allowed('contents', ContentList)} />
    <Route path="/cms/:kind/new" element={allowed('contents', ContentNew)} />
    <Route path="/settings" element={allowed('settings', SettingList)} />
    <Route path="/:resource/:id/show" element={<OwnAddress />} />
  </CustomRoutes>
);

const activeCreators = listAddress('creators', { available: true });

/** Campaigns are shown to staff as brands see them, in the portal: under the same address there. */
function InPortal() {
  const { pathname, search } = useLocation();
  useEffect(() => window.location.replace(`/dashboard/client${pathname}${search}`), [pathname, search]);
  return null;
}

/** The mapping of a briefing is its curation. */
function Mapping() {
  return <Navigate replace to={`/briefing/${useParams().id}/curation`} />;
}

/** react-admin's own address of a record leads to ours. */
function OwnAddress() {
  const { resource = '', id } = useParams();
  const name = resource as ResourceName;
  if (!(resource in resources) || !isAddressed(name)) return <NotFound />;
  return <Navigate replace to={addressOf(name, Number(id))} />;
}
