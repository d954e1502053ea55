/** The tag library: tag types with their tags. */
import type {Predicate} from '@emblem/schemas';
import {TAG} from '@emblem/schemas/values';
import {numberOf, textOf} from '../../record-values';
import {optionalText} from '../../acts/input';
import type {Act} from '../../context';
import {findAll} from '../../read';
import {everybody} from './everybody';

/**
 * Tag types with their tags under `labelsList`; with `labelName` only the tags whose name contains it, and their types
 * (DA-437).
 */
export const listTagTypes: Act<'listTagTypes'> = {
  name: 'listTagTypes',
  async run(context, input) {
    const language = optionalText(context, input, 'language');
    const name = optionalText(context, input, 'labelName');
    const types = await findAll(
      context,
      'tag-type',
      language === undefined ? undefined : {eq: ['language', language.toLowerCase()]},
      [{field: 'sort', descending: false}],
    );
    const tags = await findAll(context, 'tag', name === undefined ? undefined : {contains: ['labelName', name]}, [
      {field: 'sortNum', descending: false},
    ]);
    const nested = types.map(type => ({
      ...type,
      labelsList: tags.filter(tag => numberOf(tag, 'labelTypeId') === type.id),
    }));
    return name === undefined ? nested : nested.filter(type => type.labelsList.length > 0);
  },
};

/** The names of the enabled tags, each once: suggestions for the clipart search (ED-392, ED-094). */
export const listTagNames: Act<'listTagNames'> = {
  name: 'listTagNames',
  async run(context, input) {
    const language = optionalText(context, input, 'language');
    const enabled: Predicate = {eq: ['state', TAG.state.enabled]};
    const where: Predicate =
      language === undefined
        ? enabled
        : {all: [enabled, {has: ['labelTypeId', {eq: ['language', language.toLowerCase()]}]}]};
    const tags = await findAll(everybody(context, input), 'tag', where, [{field: 'sortNum', descending: false}]);
    return [...new Set(tags.map(tag => textOf(tag, 'labelName') ?? ''))];
  },
};
