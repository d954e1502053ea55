export * from './vocabulary';
export * from './model';
export * from './calls';
export * from './navigation';
export * from './predicate/types';
