/** `/systemProject/list`: the platforms in groups by their type, whatever type is asked for (CO-623, ED-368). */
import {PROJECT} from '@emblem/schemas/values';
import {optionalText} from '../../acts/input';
import {numberOf} from '../../record-values';
import type {Act} from '../../context';
import type {WireRecord} from '../../values';
import {list} from '../../read';

const GROUPS = Object.values(PROJECT.proType);

export const listProjects: Act<'listProjects'> = {
  name: 'listProjects',
  async run(context, input) {
    const {records} = await list(context, 'project', {
      search: optionalText(context, input, 'keyword'),
      sort: [{field: 'sort', descending: false}],
    });
    return Object.fromEntries(
      GROUPS.map((group): [string, readonly WireRecord<'project'>[]] => [
        String(group),
        records.filter(record => numberOf(record, 'proType') === group),
      ]),
    );
  },
};
