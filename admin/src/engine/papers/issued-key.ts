/** Under which key what was sent of a record is kept by the console. */
export function issuedKey(entity: string, id: number): readonly unknown[] {
  return ['issued-documents', entity, id];
}
