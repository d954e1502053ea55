/** Where the console is, for what is no part of its routes: links, rows and buttons. */
import type {createBrowserRouter} from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

let router: Router | undefined;

/** Told once by the routes, which this floor does not know. */
export function followRouter(routes: Router): void {
  router = routes;
}

/** The address shown, as links write it. */
export function addressShown(): string {
  const {pathname, search, hash} = router?.state.location ?? window.location;
  return pathname + search + hash;
}

/** Opens a page by its whole address; the one that is shown is not put into the history twice. */
export function openPage(address: string, state?: unknown): void {
  void router?.navigate(address, {replace: address === addressShown(), state});
}

interface Step {
  readonly pathname: string;
  readonly search: string;
  /** What the page was told beside its address. */
  readonly state: unknown;
}

/** Where the console is just now, whatever has been drawn of it. */
export function stepShown(): Step {
  const {pathname, search, state}: Step = router?.state.location ?? {...window.location, state: undefined};
  return {pathname, search, state};
}

/** The same page at another address, with a step of the history of its own or in the place of the one that is shown. */
export function changeAddress(address: string, options: {readonly replace: boolean; readonly state?: unknown}): void {
  void router?.navigate(address, options);
}

export function goBack(): void {
  void router?.navigate(-1);
}
