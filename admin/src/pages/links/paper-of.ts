/** Which records are given by links, as the schemas say. */
import {model} from '../../model/schema';
import type {PaperOf} from './held-link';

export const paperOf: PaperOf = entity => model.entities.get(entity)?.accessLink?.paper;
