/**
 * `?paymentType=` of the documented order lists: a filter beside the list's own, which stays while the list is filtered
 * and paged (CO-062 to CO-067).
 */
import {useEffect, useState} from 'react';
import {useLocation, useNavigate} from 'react-router';
import {PAYMENT_QUERY, paymentShown} from '../../model/payment-address';
import type {EntityView} from '../../model/views';

const FIELD = 'paymentStatus';

/** The payment status of the address, if it names one. */
export function usePaymentType({entity, name}: EntityView): number | undefined {
  const {pathname, search} = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState<number>();
  const own = entity.field[FIELD] === undefined ? undefined : paymentShown(pathname, search, `/${name}`);
  // react-admin writes an address of its own when the list is filtered, sorted or paged; a plain address is another
  // choice.
  const rewritten = own === undefined && new URLSearchParams(search).has('filter');
  if (!rewritten && kept !== own) setKept(own);
  const status = rewritten ? kept : own;
  useEffect(() => {
    if (rewritten && status !== undefined)
      void navigate({pathname, search: `${search}&${PAYMENT_QUERY}=${status}`}, {replace: true});
  }, [rewritten, status, navigate, pathname, search]);
  return status;
}
