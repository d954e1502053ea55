/** A threshold is of a figure that there is, and that whoever sets it sees: else it would tell of the figure. */
import {figureOf} from '@emblem/schemas/reports';
import type {BeforeValidateHook} from '../../context';
import {Refusal, say} from '../../errors';
import {text} from '../../messages';
import {isMeasureSeen} from '../../read/aggregate/seen';
import {TEXTS} from './texts';

export const knownMeasure: BeforeValidateHook = {
  name: 'knownMeasure',
  async beforeValidate(context, _entity, values, before) {
    const {figure} = values;
    // What is missing or of another type is named by the schema.
    if (typeof figure !== 'string' || figure === before?.figure) return values;
    const {metric, measure} = figureOf(context.model, figure);
    if (metric && isMeasureSeen(context, metric, measure)) return values;
    const {language} = context.actor;
    throw new Refusal(422, text('invalid', language), {errors: {figure: say(TEXTS.noFigure, language)}});
  },
};
