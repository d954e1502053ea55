/** The design system: categories, templates, elements and what members keep, a room each; colours and tags. */
import {joinRooms, type ModuleRegistration} from '../../acts/registry';
import {categories} from './categories';
import {cliparts} from './cliparts';
import {findColourCards, listColourCards, moveColourCards} from './colour-cards';
import {members} from './members';
import {listTagNames, listTagTypes} from './tag-types';
import {templates} from './templates';

const library: ModuleRegistration = {
  acts: [listColourCards, findColourCards, moveColourCards, listTagTypes, listTagNames],
};

export const module: ModuleRegistration = joinRooms(categories, cliparts, library, members, templates);
