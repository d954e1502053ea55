/** Parameters of an address that change while the page stays: filters, order, pages and periods. */
import {parsePath, type createBrowserRouter, type RouterNavigateOptions, type To} from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Has a change of parameters drawn before anything else can be chosen. The router draws addresses as transitions, and
 * lists and pages work out the next address from the one that was drawn last: what is chosen before a transition has
 * ended would take the choice before it back.
 */
export function drawParametersAtOnce(router: Router): void {
  const navigate = router.navigate.bind(router);
  const staysOnPage = (to: To) => {
    const {pathname = ''} = typeof to === 'string' ? parsePath(to) : to;
    return pathname === '' || pathname === router.state.location.pathname;
  };
  function navigateDrawn(to: number): Promise<void>;
  function navigateDrawn(to: To | null, options?: RouterNavigateOptions): Promise<void>;
  function navigateDrawn(to: number | To | null, options?: RouterNavigateOptions): Promise<void> {
    if (typeof to === 'number') return navigate(to);
    return navigate(to, to !== null && staysOnPage(to) ? {...options, flushSync: true} : options);
  }
  router.navigate = navigateDrawn;
}
