/**
 * Exists because the titles of authorities are those of the menu and of the buttons, in the language of the console;
 * the tree itself is generated.
 */
import {useCallback} from 'react';
import ListPage from '../../engine/list/ListPage';
import {TreePage} from '../../engine/list/tree/TreePage';
import {useTreeChoice} from '../../engine/list/tree/use-tree-choice';
import type {EntityRecord} from '../../model/record';
import {useView} from '../../engine/use-view';
import {useSay} from '../../i18n/hooks';
import {parseAuthorities} from './catalogue';
import {titles} from './load';

export default function AuthorityList() {
  const say = useSay();
  const view = useView();
  const [asTree] = useTreeChoice(view);
  const titleOf = useCallback(
    (record: EntityRecord) =>
      parseAuthorities([record])
        .map(node => say(titles.of(node)))
        .join(''),
    [say],
  );
  return asTree ? <TreePage view={view} titleOf={titleOf} /> : <ListPage />;
}
