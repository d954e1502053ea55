/** Keeps a user's settings (language, colours, columns) on the server, so that they are the same in every browser. */
import {useEffect, useRef, useState} from 'react';
import {useDataProvider, useStoreContext} from 'react-admin';
import {useSession} from '../access/session-context';
import type {EntityRecord} from '../model/record';
import {changeLocale, currentLocale, isLocale} from '../i18n/i18n';
import {model} from '../model/schema';
import {asValues, type Values} from '../model/parse';
import {isOfDevice, isSetting, LOCALE_KEY, onSetting} from '../preferences/store';

const PREFERENCE = 'preference';
const KEY = 'console';
/** Milliseconds without a further change before settings are sent. */
const REST = 800;
const BACKGROUND = {background: true} as const;

interface Kept {
  readonly id?: number;
  readonly value: Values;
}

/**
 * True once the settings of the server are in place, or could not be had. An administrator may read everybody's, but
 * has only their own; whoever looks as somebody else leaves that user's settings as they are and keeps this browser's.
 */
export function usePreferences(): boolean {
  const {id: userId, viewer} = useSession();
  const store = useStoreContext();
  const dataProvider = useDataProvider();
  const [ready, setReady] = useState(viewer !== undefined || !model.entities.has(PREFERENCE));
  const kept = useRef<Kept>({value: {}});

  useEffect(() => {
    if (ready) return;
    const load = async () => {
      const {data} = await dataProvider.getList<EntityRecord>(PREFERENCE, {
        pagination: {page: 1, perPage: 1},
        sort: {field: 'id', order: 'ASC'},
        filter: {key: KEY, userId},
      });
      const [record] = data;
      if (!record) return;
      kept.current = {id: record.id, value: asValues(record.value)};
      for (const [key, value] of Object.entries(kept.current.value))
        if (isSetting(key) && !(isOfDevice(key) && store.getItem(key) !== undefined)) store.setItem(key, value);
      const locale = store.getItem<unknown>(LOCALE_KEY);
      if (isLocale(locale) && locale !== currentLocale()) await changeLocale(locale);
    };
    // Without the server's copy the browser's own serves.
    void load()
      .catch(() => undefined)
      .finally(() => setReady(true));
  }, [ready, dataProvider, store, userId]);

  useEffect(() => {
    if (!ready || viewer || !model.entities.has(PREFERENCE)) return undefined;
    let timer: number | undefined;
    const send = async () => {
      const {id, value} = kept.current;
      if (id === undefined) {
        const {data} = await dataProvider.create<EntityRecord>(PREFERENCE, {data: {key: KEY, value}, meta: BACKGROUND});
        kept.current = {...kept.current, id: data.id};
      } else
        await dataProvider.update<EntityRecord>(PREFERENCE, {id, data: {value}, previousData: {id}, meta: BACKGROUND});
    };
    const stop = onSetting((key, setting) => {
      kept.current = {...kept.current, value: {...kept.current.value, [key]: setting}};
      window.clearTimeout(timer);
      // A setting that could not be kept still holds in this browser. The page is about to be left when its language is
      // chosen.
      timer = window.setTimeout(() => void send().catch(() => undefined), key === LOCALE_KEY ? 0 : REST);
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [ready, viewer, dataProvider]);

  return ready;
}
