/** The website settings: six lists with a frame, a session and a sign-in of their own (CO-254 to CO-257). */
import {lazy, memo} from 'react';
import {Admin, CustomRoutes, Resource} from 'react-admin';
import {Navigate, Route} from 'react-router';
import {Guarded} from '../access/Guarded';
import {fieldPage} from '../controls/field-page';
import {NewChoices, type NewChoiceProps} from '../controls/shared/new-choice';
import {views} from '../model/views';
import {SITE_HOME, SITE_SIGN_IN} from '../request/area';
import {navigation} from '../model/schema';
import {siteMenu} from '../frame/menu';
import {useAdmin} from '../shell/use-admin';
import {authProvider} from '../site/auth-provider';
import {queryClient} from '../site/query-client';
import {SiteLayout} from '../site/SiteLayout';
import SiteSignIn from '../site/SiteSignIn';

const CreateWithin = lazy(() => import('../engine/record/CreateWithin'));
const ListPage = fieldPage(() => import('../engine/list/ListPage'));
const CreatePage = fieldPage(() => import('./CreateRoute'));
const RecordRoutes = fieldPage(() => import('./RecordRoutes'));
const ShowPage = fieldPage(() => import('../engine/record/ShowPage'));

const SITE_VIEWS = views.filter(({node}) => node?.site);
const [first] = siteMenu(navigation);

function newChoiceForm(props: NewChoiceProps) {
  return <CreateWithin {...props} />;
}

function ToSignIn() {
  return <Navigate to={SITE_SIGN_IN} replace />;
}

function ToFirst() {
  return <Navigate to={first?.path ?? SITE_SIGN_IN} replace />;
}

const OWN = {queryClient, layout: SiteLayout, loginPage: ToSignIn, catchAll: ToFirst};

/** Apart from the address, see the console's pages. */
const Pages = memo(() => (
  <Admin {...useAdmin(OWN)} requireAuth authProvider={authProvider}>
    <CustomRoutes noLayout>
      <Route path={SITE_SIGN_IN} element={<SiteSignIn />} />
      <Route path={SITE_HOME} element={<ToFirst />} />
    </CustomRoutes>
    {SITE_VIEWS.map(({name, entity}) => (
      <Resource
        key={name}
        name={name}
        list={ListPage}
        show={ShowPage}
        edit={RecordRoutes}
        {...(entity.writable ? {create: CreatePage} : {})}
      />
    ))}
  </Admin>
));
Pages.displayName = 'Pages';

export default function SiteConsole() {
  return (
    <Guarded>
      <NewChoices form={newChoiceForm}>
        <Pages />
      </NewChoices>
    </Guarded>
  );
}
