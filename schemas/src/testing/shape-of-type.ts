/** What the TypeScript of the vocabulary says of a file. */
import {parse} from '@babel/parser';
import type {Statement, TSInterfaceDeclaration, TSNamedTupleMember, TSType, TSTypeElement} from '@babel/types';
import {either, type Named, type Shape} from './shape';
import {SWITCH} from './shape-of-schema';

/** Grammars of their own, and values of any kind. */
const OPEN = new Set(['Predicate', 'Expression', 'Computed', 'Json', 'JsonSchema', 'WrittenProperty']);

type Declared = TSInterfaceDeclaration | TSType;

function declarationsOf(statement: Statement): readonly (readonly [string, Declared])[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'TSInterfaceDeclaration') return [[declaration.id.name, declaration]];
  if (declaration?.type === 'TSTypeAliasDeclaration') return [[declaration.id.name, declaration.typeAnnotation]];
  return [];
}

function elementOf(element: TSType | TSNamedTupleMember): TSType {
  return element.type === 'TSNamedTupleMember' ? element.elementType : element;
}

function unknownType(name: string): Error {
  return new Error(`The test of the vocabulary does not know ${name} of TypeScript yet.`);
}

export class Types {
  private readonly declared: ReadonlyMap<string, Declared>;
  /** What is being read, and told no further within itself. */
  private readonly reading = new Set<string>();

  constructor(sources: readonly string[]) {
    const bodies = sources.map(source => parse(source, {sourceType: 'module', plugins: ['typescript']}).program.body);
    this.declared = new Map(bodies.flat().flatMap(declarationsOf));
  }

  shapeOf(name: string): Shape {
    if (OPEN.has(name)) return {any: true};
    const declared = this.declared.get(name);
    if (!declared) throw unknownType(name);
    if (this.reading.has(name)) return {any: true};
    this.reading.add(name);
    const shape = declared.type === 'TSInterfaceDeclaration' ? this.ofInterface(declared) : this.read(declared);
    this.reading.delete(name);
    return shape;
  }

  private ofInterface({extends: bases, body}: TSInterfaceDeclaration): Shape {
    const inherited = (bases ?? []).flatMap(({expression, typeParameters}) => {
      if (expression.type !== 'Identifier') throw unknownType(expression.type);
      const shape = this.inherited(expression.name, typeParameters?.params ?? []);
      return [...(shape.names ?? [])];
    });
    return {names: new Map([...inherited, ...this.members(body.body)])};
  }

  /** A value that is any JSON Schema is told no further, but what builds on it has its names. */
  private inherited(name: string, parameters: readonly TSType[]): Shape {
    const declared = this.declared.get(name);
    return declared?.type === 'TSInterfaceDeclaration' ? this.ofInterface(declared) : this.generic(name, parameters);
  }

  private members(members: readonly TSTypeElement[]): readonly (readonly [string, Named])[] {
    return members.map(member => {
      if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) throw unknownType(member.type);
      const {key} = member;
      const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : undefined;
      if (name === undefined) throw unknownType(key.type);
      return [name, {required: member.optional !== true, shape: this.read(member.typeAnnotation.typeAnnotation)}];
    });
  }

  private read(type: TSType): Shape {
    switch (type.type) {
      case 'TSStringKeyword':
        return {scalars: new Set(['text'])};
      case 'TSNumberKeyword':
        return {scalars: new Set(['number'])};
      case 'TSBooleanKeyword':
        return SWITCH;
      case 'TSUnknownKeyword':
        return {any: true};
      case 'TSParenthesizedType':
        return this.read(type.typeAnnotation);
      case 'TSTypeOperator':
        return this.read(type.typeAnnotation);
      case 'TSArrayType':
        return {items: this.read(type.elementType)};
      case 'TSTupleType':
        return {items: type.elementTypes.map(each => this.read(elementOf(each))).reduce(either)};
      case 'TSUnionType':
        return type.types.map(each => this.read(each)).reduce(either);
      case 'TSTypeLiteral':
        return {names: new Map(this.members(type.members))};
      case 'TSLiteralType':
        if (type.literal.type === 'UnaryExpression' || type.literal.type === 'TemplateLiteral')
          throw unknownType('a template');
        return {words: new Set([JSON.stringify(type.literal.value)])};
      case 'TSTypeReference':
        if (type.typeName.type !== 'Identifier') throw unknownType(type.typeName.type);
        return this.generic(type.typeName.name, type.typeParameters?.params ?? []);
      default:
        throw unknownType(type.type);
    }
  }

  private generic(name: string, [first, second]: readonly TSType[]): Shape {
    if (!first) return this.shapeOf(name);
    if (name === 'Readonly') return this.read(first);
    if (name === 'Partial') return this.partial(this.read(first));
    if (!second) throw unknownType(name);
    if (name === 'Record') return this.record(this.read(first), this.read(second));
    if (name === 'Exclude') return {words: without(this.read(first).words, this.read(second).words)};
    if (name === 'Omit') return this.some(first, second, false);
    if (name === 'Pick') return this.some(first, second, true);
    throw unknownType(name);
  }

  private partial(shape: Shape): Shape {
    return {names: new Map([...(shape.names ?? [])].map(([name, each]) => [name, {...each, required: false}]))};
  }

  private record({words}: Shape, each: Shape): Shape {
    if (!words) return {each};
    return {names: new Map([...words].map(word => [String(JSON.parse(word)), {required: true, shape: each}]))};
  }

  private some(from: TSType, chosen: TSType, kept: boolean): Shape {
    const {words} = this.read(chosen);
    const {names} =
      from.type === 'TSTypeReference' && from.typeName.type === 'Identifier'
        ? this.inherited(from.typeName.name, [])
        : this.read(from);
    return {names: new Map([...(names ?? [])].filter(([name]) => words?.has(JSON.stringify(name)) === kept))};
  }
}

function without(from: Shape['words'], gone: Shape['words']): ReadonlySet<string> {
  return new Set([...(from ?? [])].filter(word => !gone?.has(word)));
}
