/** Asks again for what a list shows beside its rows when others have written, but never while a card is in hand. */
import {useEffect, useRef} from 'react';
import {useQueryClient} from '@tanstack/react-query';
import {watchEntity} from '../../realtime/watch';
import {askAgain} from '../../request/ask-again';
import {useLatest} from '../../widgets/use-latest';
import type {EntityView} from '../../model/views';

/** Milliseconds that words of the server are gathered; not all consoles ask at the same moment. */
const GATHERED = 150;
const SPREAD = 350;

export function useFollow(view: EntityView, queryKey: readonly unknown[], held: boolean): void {
  const client = useQueryClient();
  const timer = useRef<number>(undefined);
  const stale = useRef(false);
  const lookSoon = useLatest(() => {
    if (document.hidden || held || !stale.current) return;
    timer.current ??= window.setTimeout(
      () => {
        timer.current = undefined;
        stale.current = false;
        void askAgain(client, {queryKey});
      },
      GATHERED + Math.random() * SPREAD,
    );
  });
  useEffect(() => {
    const stop = watchEntity(view.entity.key, () => {
      stale.current = true;
      lookSoon();
    });
    document.addEventListener('visibilitychange', lookSoon);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', lookSoon);
      window.clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [view.entity.key, lookSoon]);
  useEffect(() => lookSoon(), [held, lookSoon]);
}
