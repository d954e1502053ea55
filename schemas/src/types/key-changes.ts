/** Where files name entries of enumerations by their keys, and the values that stand there instead. */
import type {EntitySchema} from '../vocabulary';
import type {Home} from '../vocabulary/home';
import type {Metric} from '../vocabulary/report';
import {byName, each, parts, type Change} from './changes';
import {valueOf, type UnknownKey} from './enum-entries';
import {isWritten, type Written} from './field-types';

export type WrittenEntities = ReadonlyMap<string, Written>;

/** Turns the keys of one file into values. */
export class Keys {
  constructor(
    private readonly entities: WrittenEntities,
    private readonly unknown: UnknownKey,
  ) {}

  private property(entity: unknown, name: unknown): unknown {
    const properties = isWritten(entity) ? entity.properties : undefined;
    return isWritten(properties) && typeof name === 'string' ? properties[name] : undefined;
  }

  private target(property: unknown): unknown {
    const relation = isWritten(property) ? property['x-relation'] : undefined;
    return isWritten(relation) ? this.entities.get(String(relation.to)) : undefined;
  }

  private comparison(entity: unknown, operator: string): Change {
    return (pair, pointer) => {
      if (!Array.isArray(pair)) return pair;
      const [name, operand, ...more]: readonly unknown[] = pair;
      const property = this.property(entity, name);
      if (isPartOfText(operator, property)) return pair;
      const change = operator === 'has' ? this.predicate(this.target(property)) : valueOf(property, this.unknown);
      return [name, change(operand, `${pointer}/1`), ...more];
    };
  }

  /** A predicate about a record of `entity`. */
  predicate(entity: unknown): Change {
    const change: Change = (written, pointer) =>
      isWritten(written)
        ? Object.fromEntries(
            Object.entries(written).map(([operator, of]) => {
              const inner =
                operator === 'not'
                  ? change
                  : operator === 'all' || operator === 'any'
                    ? each(change)
                    : this.comparison(entity, operator);
              return [operator, inner(of, `${pointer}/${operator}`)];
            }),
          )
        : written;
    return change;
  }

  /**
   * The conditions of a computed property: of its own record, or of those that a rollup takes together. Literals are
   * those of `property`, where it is given.
   */
  private expression(entity: unknown, property?: unknown): Change {
    const change: Change = (written, pointer) => {
      if (Array.isArray(written)) return each(change)(written, pointer);
      if (isWritten(written) && Object.hasOwn(written, 'value'))
        return parts({value: valueOf(property, this.unknown)})(written, pointer);
      const branches: Change = (list, at) =>
        each((part, place) => (place === `${at}/0` ? this.predicate(entity)(part, place) : change(part, place)))(
          list,
          at,
        );
      const rollup: Change = (part, at) => {
        const [key = ''] = isWritten(part) ? String(part.of).split('.') : [];
        return parts({where: this.predicate(this.entities.get(key))})(part, at);
      };
      return isWritten(written)
        ? Object.fromEntries(
            Object.entries(written).map(([operator, of]) => {
              const inner =
                operator === 'if'
                  ? branches
                  : operator === 'rollup'
                    ? rollup
                    : operator === 'when'
                      ? this.predicate(entity)
                      : change;
              return [operator, inner(of, `${pointer}/${operator}`)];
            }),
          )
        : written;
    };
    return change;
  }

  private schema(entity: unknown): Change {
    return (written, pointer) =>
      parts({
        default: valueOf(written, this.unknown),
        'x-computed': this.expression(entity, written),
        'x-when': byName(this.predicate(entity)),
        'x-relation': parts({filter: this.predicate(this.target(written))}),
        properties: byName(this.schema(entity)),
        items: this.schema(entity),
      })(written, pointer);
  }

  /** What a transition sets properties to. */
  private givenValues(entity: unknown): Change {
    return (written, pointer) =>
      isWritten(written)
        ? Object.fromEntries(
            Object.entries(written).map(([name, given]) => {
              const value = valueOf(this.property(entity, name), this.unknown);
              return [name, parts({value})(given, `${pointer}/${name}`)];
            }),
          )
        : written;
  }

  private workflow(entity: unknown): Change {
    return (written, pointer) => {
      const state = valueOf(this.property(entity, isWritten(written) ? written.field : undefined), this.unknown);
      // `true` is no state.
      const usual: Change = (states, at) => (states === true ? true : state(states, at));
      return parts({
        initial: state,
        states: each(parts({value: state})),
        manual: state,
        locks: byName(parts({from: state})),
        transitions: each(
          parts({from: state, to: state, usual, guard: this.predicate(entity), set: this.givenValues(entity)}),
        ),
      })(written, pointer);
    };
  }

  /** The entity of the lines that an entity calls by this name. */
  private linesOf(entity: unknown, name: unknown): unknown {
    const all: unknown = isWritten(entity) ? entity['x-lines'] : undefined;
    const lines: unknown = Array.isArray(all)
      ? all.find((each: unknown) => isWritten(each) && each.name === name)
      : undefined;
    const [key = ''] = isWritten(lines) ? String(lines.of).split('.') : [];
    return this.entities.get(key);
  }

  /** Lines by their name, or other records by the relation that leads here. */
  private originLines(origin: unknown, of: unknown): unknown {
    const [key = '', relation] = String(of).split('.');
    return relation === undefined ? this.linesOf(origin, of) : this.entities.get(key);
  }

  /** What properties of `entity` are given from a record of `origin`. */
  private given(entity: unknown, origin: unknown): Change {
    return (written, pointer) =>
      isWritten(written)
        ? Object.fromEntries(
            Object.entries(written).map(([name, given]) => {
              const change = this.expression(origin, this.property(entity, name));
              return [name, change(given, `${pointer}/${name}`)];
            }),
          )
        : written;
  }

  private from(entity: unknown): Change {
    return (written, pointer) => {
      if (!isWritten(written)) return written;
      const origin = this.target(this.property(entity, written.via));
      const lines: Change = (part, at) => {
        const [child, theirs] = isWritten(part)
          ? [this.linesOf(entity, part.name), part.of === undefined ? origin : this.originLines(origin, part.of)]
          : [undefined, undefined];
        return parts({where: this.predicate(theirs), values: this.given(child, theirs)})(part, at);
      };
      return parts({
        guard: this.predicate(origin),
        counted: this.predicate(entity),
        values: this.given(entity, origin),
        lines: each(lines),
      })(written, pointer);
    };
  }

  private toggle(entity: unknown): Change {
    return (written, pointer) => {
      const end = valueOf(this.property(entity, isWritten(written) ? written.field : undefined), this.unknown);
      return parts({on: end, off: end})(written, pointer);
    };
  }

  private due(entity: unknown): Change {
    return (written, pointer) => {
      const state = valueOf(this.property(entity, isWritten(written) ? written.of : undefined), this.unknown);
      return parts({while: this.predicate(entity), limits: each(parts({state}))})(written, pointer);
    };
  }

  /** Every place of an entity file that speaks of entries. */
  entity(entity: Written): EntitySchema {
    const when = this.predicate(entity);
    return parts({
      properties: byName(this.schema(entity)),
      'x-checks': each(parts({rule: when})),
      'x-views': byName(parts({where: when, switches: each(parts({where: when}))})),
      'x-form': each(parts({when})),
      'x-toggle': this.toggle(entity),
      'x-due': this.due(entity),
      'x-notify': each(parts({when})),
      'x-from': each(this.from(entity)),
      'x-toggles': each(this.toggle(entity)),
      'x-rights': parts({scopes: byName(when), member: byName(when), visitor: byName(when)}),
      'x-workflow': each(this.workflow(entity)),
      'x-actions': each(parts({when, input: this.schema(entity)})),
    })(entity, '') as EntitySchema;
  }

  metric(metric: Metric): Metric {
    const where = this.predicate(this.entities.get(metric.entity));
    return parts({where, measures: byName(parts({where}))})({...metric}, '') as Metric;
  }

  home(home: Home): Home {
    const records: Change = (written, pointer) => {
      const entity = isWritten(written) ? this.entities.get(String(written.entity)) : undefined;
      return parts({where: this.predicate(entity)})(written, pointer);
    };
    return parts({counts: each(records), queues: each(records)})({...home}, '') as Home;
  }

  node(written: unknown, pointer: string): unknown {
    const entity = isWritten(written) ? this.entities.get(String(written.entity)) : undefined;
    return parts({where: this.predicate(entity), children: each((child, at) => this.node(child, at))})(
      written,
      pointer,
    );
  }

  /** Splits by name; the entries of each are those of the lists in `nodes` that unfold into it. */
  splits(nodes: unknown): Change {
    return (written, pointer) =>
      isWritten(written)
        ? Object.fromEntries(
            Object.entries(written).map(([name, split]) => {
              const entity = this.entities.get(entityOfSplit(nodes, name) ?? '');
              const property = isWritten(split) ? split.property : undefined;
              const status = valueOf(this.property(entity, property), this.unknown);
              return [name, parts({entries: each(parts({status}))})(split, `${pointer}/${name}`)];
            }),
          )
        : written;
  }
}

/** The entity of the first list that unfolds into the split. */
function entityOfSplit(nodes: unknown, split: string): string | undefined {
  if (!Array.isArray(nodes)) return undefined;
  for (const node of nodes.filter(isWritten)) {
    const found = node.split === split ? String(node.entity) : entityOfSplit(node.children, split);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Parts of texts are no entries; elements of lists are. */
function isPartOfText(operator: string, property: unknown): boolean {
  const isList = isWritten(property) && property.items !== undefined;
  return operator === 'startsWith' || (operator === 'contains' && !isList);
}
