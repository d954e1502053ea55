export * from './vocabulary';
export * from './model';
export type {RecordOf} from './model/record-of';
export * from './calls';
export * from './navigation';
export {actionTitle, authorities, BUTTON, type Authority} from './authorities';
export {
  actionsBeforeLabel,
  FIGURES,
  figureRight,
  labelAction,
  labelName,
  labelOfAction,
  partsOfRight,
  type EntityLabel,
  type PermissionSwitch,
} from './permissions';
export * from './vocabulary/predicate';
export type {PredicateContext} from './predicate/context';
export {MINE, presetWhere, switchWhere} from './predicate/presets';
export {FIRST_ROWS} from './vocabulary/home';
export {homeWhere} from './predicate/home-where';
export {usualTabs} from './predicate/usual-tabs';
export {checkPredicate, type PredicateCheckOptions, type PredicateProblem} from './predicate/check';
export {evaluate, type PredicateRecord, type Related, type RelatedRecords} from './predicate/evaluate';
export {computeFigures, type Fault, type Figures, type FigureValues} from './expression/evaluate';
export type {Computed, Copied, Expression, Rollup} from './vocabulary/expression';
export {DESIGN_LIMITS, designFault, type DesignFault} from './design-file';
export {JSON_LIMITS, jsonFault, type JsonFault} from './json-limits';
export {isDecimal, isStorable} from './predicate/values';
export * from './money';
export {isTracked} from './model/tracked';
export * from './address';
export {fillBlanks} from './text/blanks';
export {countryName} from './address/country-name';
export {nameOrder, personName} from './address/person-name';
export type {PaperAudience, PaperHead} from './vocabulary/paper';
export {approvalStep, isAskedAnew, keptByTransition, statesBefore, waitingFor, type KeptPeople} from './approval';
export {askedBy, isFigureKept, isUsualFrom, keepingWorkflow, lockedIn, locksOfFigures} from './model/workflow';
export {ownerField, ownRecords} from './model/owner';
export {sortableFields} from './model/sortable';
export {foldedFields, writtenFields} from './model/unique';
export {fieldSchema, type PlainSchema} from './validation/plain';
export {actionInput, namedInput} from './act-input';
export {readInput, type ReadInput} from './validation/input';
export {ruleChecker, type BrokenRule} from './validation/rules';
export {checkRecord} from './validation/check-record';
export {fieldErrors, type FieldErrors} from './validation/field-errors';
export {genericMessage, type Language} from './messages';
export {
  recordSchema,
  writableFields,
  type RecordMode,
  type RecordSchema,
  type RecordSchemaOptions,
  type RecordValidator,
  type ValidatorModule,
} from './validation/record';
export {compileRecordValidator, validateRecord} from './validation/validate';
export {
  extensionOf,
  filesIn,
  ownKeyOf,
  takesType,
  uploadExtensions,
  uploadLimit,
  uploadMessage,
  type UploadedFile,
} from './uploads';
export * from './parameters';
export * from './document-number';
export * from './time/time-zone';
export * from './time/day-spans';
export * from './text/normal-text';
export {snakeCase} from './text/snake-case';
export * from './time/work-time';
export {limitOf} from './due';
export * from './encodings';
export * from './table-forms';
