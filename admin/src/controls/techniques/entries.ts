/**
 * The chosen categories of a plating colour: `[{quoteId, quoteName, techList: [{techId, techName, quotePlatingId,
 * quotePlatingName}]}]` (DA-220, DA-221).
 */
import {asNumber, isValues, type Values} from '../../model/parse';
import type {Offer, Technique} from './use-offers';

export function objectsIn(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value.filter(isValues) : [];
}

export function entryOf(value: unknown, quoteId: number): Values | undefined {
  return objectsIn(value).find(entry => entry.quoteId === quoteId);
}

export function techOf(entry: Values | undefined, techId: number): Values | undefined {
  return objectsIn(entry?.techList).find(tech => tech.techId === techId);
}

export function withEntry(value: unknown, offer: Offer, on: boolean): readonly Values[] {
  const others = objectsIn(value).filter(entry => entry.quoteId !== offer.id);
  return on ? [...others, {quoteId: offer.id, quoteName: offer.name, techList: []}] : others;
}

function replaceTechniques(
  value: unknown,
  quoteId: number,
  change: (techs: readonly Values[]) => readonly Values[],
): readonly Values[] {
  return objectsIn(value).map(entry =>
    entry.quoteId === quoteId ? {...entry, techList: change(objectsIn(entry.techList))} : entry,
  );
}

export function withTech(value: unknown, quoteId: number, tech: Technique, on: boolean): readonly Values[] {
  return replaceTechniques(value, quoteId, techs => [
    ...techs.filter(each => each.techId !== tech.id),
    ...(on ? [{techId: tech.id, techName: tech.name}] : []),
  ]);
}

export function withOption(value: unknown, quoteId: number, techId: number, option: Technique): readonly Values[] {
  return replaceTechniques(value, quoteId, techs =>
    techs.map(tech =>
      tech.techId === techId ? {...tech, quotePlatingId: option.id, quotePlatingName: option.name} : tech,
    ),
  );
}

/** A category that offers techniques and has none chosen (DA-329). */
export function lacksTechnique(offer: Offer, entry: Values | undefined): boolean {
  return entry !== undefined && offer.techniques.length > 0 && objectsIn(entry.techList).length === 0;
}

/** What is chosen but no longer offered is shown as well, so that it can be taken away. */
export function withChosen(offers: readonly Offer[], value: unknown): readonly Offer[] {
  const known = new Set(offers.map(({id}) => id));
  const missing = objectsIn(value).filter(entry => !known.has(asNumber(entry.quoteId) ?? 0));
  return [
    ...offers,
    ...missing.map((entry): Offer => ({
      id: asNumber(entry.quoteId) ?? 0,
      name: String(entry.quoteName ?? ''),
      techniques: objectsIn(entry.techList).map(tech => ({
        id: asNumber(tech.techId) ?? 0,
        name: String(tech.techName ?? ''),
      })),
    })),
  ];
}
