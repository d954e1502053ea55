/**
 * The sub-entry of the menu that a list was opened by, such as `?paymentType=` of the documented order lists: a filter
 * beside the list's own, which stays while the list is filtered and paged (CO-062 to CO-067).
 */
import {useEffect, useMemo, useState} from 'react';
import {useLocation, useNavigate} from 'react-router';
import type {Predicate} from '@emblem/schemas';
import {splitShown} from '../../../model/split-address';
import type {EntityView} from '../../../model/views';

/** What the address narrows the list to, if anything. */
export function useSplit({name, split}: EntityView): Predicate | undefined {
  const {pathname, search} = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState<number>();
  const own = split && splitShown(pathname, search, `/${name}`, split);
  // react-admin writes an address of its own when the list is filtered, sorted or paged; a plain address is another
  // choice.
  const rewritten = own === undefined && new URLSearchParams(search).has('filter');
  if (!rewritten && kept !== own) setKept(own);
  const value = rewritten ? kept : own;
  useEffect(() => {
    if (rewritten && split && value !== undefined)
      void navigate({pathname, search: `${search}&${split.query}=${value}`}, {replace: true});
  }, [rewritten, split, value, navigate, pathname, search]);
  return useMemo(() => (split && value !== undefined ? {eq: [split.property, value]} : undefined), [split, value]);
}
