/** What is asked and said about acts: in the words of the entity where its screens have their own (`x-notices`). */
import {useMemo} from 'react';
import type {Entity, NoticeName} from '@emblem/schemas';
import {useSay} from '../i18n/hooks';
import {messageOf} from '../request/failure';

export interface Notices {
  /** The entity's own words, if it has any. */
  readonly own: (name: NoticeName) => string | undefined;
  /** The server's reason, after the entity's own words where it has any. */
  readonly failed: (name: NoticeName, error: unknown) => string;
  /** The same where there may be no words for what was refused. */
  readonly reason: (error: unknown, name?: NoticeName) => string;
}

/** `what` may end with a mark of its own. */
export function withReason(what: string | undefined, reason: string): string {
  if (what === undefined || what === reason) return reason;
  return /[!！。.]$/.test(what) ? `${what} ${reason}` : `${what}: ${reason}`;
}

export function useNotices(entity: Entity): Notices {
  const say = useSay();
  return useMemo(() => {
    const own = (name: NoticeName) => {
      const text = entity.notices[name];
      return text && say(text);
    };
    const failed = (name: NoticeName, error: unknown) => withReason(own(name), messageOf(error));
    return {own, failed, reason: (error, name) => (name === undefined ? messageOf(error) : failed(name, error))};
  }, [entity, say]);
}
