/** What can be found by typing: records, which the server finds, and what can be done from any page. */
import {useEffect, useMemo, useState} from 'react';
import {useQuery} from '@tanstack/react-query';
import {useDataProvider, useLogout} from 'react-admin';
import {mayAct} from '../../access/may-act';
import {mayOpen} from '../../access/permitted';
import {presetsOf} from '../../access/presets';
import {may, type Session} from '../../access/session';
import {useSession} from '../../access/session-context';
import {recordLabel} from '../../controls/shared/record-label';
import {useSay, useT} from '../../i18n/hooks';
import {pathsOf} from '../../model/paths';
import type {EntityRecord} from '../../model/record';
import {model} from '../../model/schema';
import {homeOf, viewOf, views, type EntityView} from '../../model/views';
import {PASSWORD_PATH, SECURITY_PATH} from '../account-paths';
import {withinSentence, type Command} from './commands';

const RECORDS_EACH = 3;
/** Milliseconds without a further key before the server is asked. */
const PAUSE = 250;
/** What people look for by name or number. */
const SEARCHED = ['inquiry', 'order', 'member', 'template', 'user'];

function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text.trim()), PAUSE);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled;
}

export function useFoundRecords(text: string): readonly Command[] {
  const session = useSession();
  const say = useSay();
  const dataProvider = useDataProvider();
  const searched = useSettled(text);
  const {data = []} = useQuery({
    queryKey: ['palette', searched],
    enabled: searched.length > 1,
    queryFn: async () => {
      const kinds = SEARCHED.filter(key => model.entities.has(key) && may(session, key, 'read'));
      const found = await Promise.all(
        kinds.map(async key => {
          const entity = model.entity(key);
          const {data: rows} = await dataProvider.getList<EntityRecord>(key, {
            filter: {q: searched},
            pagination: {page: 1, perPage: RECORDS_EACH},
            sort: {field: 'id', order: 'DESC'},
          });
          const view = viewOf(homeOf(key));
          return !view
            ? []
            : rows.map((record): Command => ({
                key: `${key}-${record.id}`,
                group: 'records',
                title: recordLabel(entity, record),
                place: say(entity.label),
                icon: entity.icon,
                path: pathsOf(view).main(record.id),
              }));
        }),
      );
      return found.flat();
    },
  });
  return searched.length > 1 ? data : [];
}

/** A list of each entity that the menu leads to: its home where the user may open that, or else the first. */
function listsIn(session: Session, pages: readonly Command[]): readonly EntityView[] {
  const lists = pages.map(({path}) => viewOf(path?.slice(1))).filter(view => view !== undefined);
  return [...new Set(lists.map(({entity}) => entity))]
    .map(entity => {
      const home = viewOf(homeOf(entity.key));
      const opens = home?.node && mayOpen(session, home.node);
      return opens ? home : lists.find(view => view.entity === entity);
    })
    .filter(view => view !== undefined);
}

/** The presets of those lists. */
export function usePresets(pages: readonly Command[]): readonly Command[] {
  const t = useT();
  const say = useSay();
  const session = useSession();
  return useMemo(
    () =>
      listsIn(session, pages).flatMap(view =>
        presetsOf(session, model, view).map(({key, turn}): Command => {
          const names = {name: say(view.entity.label), screen: withinSentence(say(view.title))};
          return {
            key: `${key}-${view.name}`,
            group: 'screens',
            title: t(`palette.preset.${key}`, names),
            place: say(view.title),
            icon: view.icon,
            path: `${pathsOf(view).list}?${new URLSearchParams({filter: JSON.stringify(turn({}, true))})}`,
          };
        }),
      ),
    [pages, session, say, t],
  );
}

export function useActions(showShortcuts: () => void): readonly Command[] {
  const t = useT();
  const say = useSay();
  const session = useSession();
  const logout = useLogout();
  const own: readonly Command[] = [
    {
      key: 'shortcuts',
      group: 'actions',
      title: t('palette.shortcuts'),
      place: '?',
      icon: 'article',
      run: showShortcuts,
    },
    {
      key: 'password',
      group: 'actions',
      title: t('shell.changePassword'),
      place: '',
      icon: 'article',
      path: PASSWORD_PATH,
    },
    {key: 'security', group: 'actions', title: t('shell.security'), place: '', icon: 'article', path: SECURITY_PATH},
    {
      key: 'logout',
      group: 'actions',
      title: t('shell.logout'),
      place: '',
      icon: 'article',
      run: () => void logout({}, undefined, false),
    },
  ];
  const keys = [
    ...new Set(
      views.filter(view => view.entity.writable && mayAct(session, view.entity, 'create')).map(view => view.entity.key),
    ),
  ];
  const creates = keys.flatMap((key): readonly Command[] => {
    const view = viewOf(homeOf(key));
    if (!view) return [];
    return [
      {
        key: `create-${key}`,
        group: 'actions',
        title: t('palette.create', {name: say(view.entity.label)}),
        place: say(view.title),
        icon: view.icon,
        path: `/${view.name}/create`,
      },
    ];
  });
  return [...own, ...creates];
}
