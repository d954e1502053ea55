/** A shape carries the name, code and product type of its category, as its card shows them (DA-235). */
import {numberOf} from '../../../record-values';
import {asTrusted} from '../../../context/trusted';
import type {BeforeValidateHook, InTransactionHook} from '../../../context';
import type {Values} from '../../../values';
import {find} from '../../../read';
import {updateMany} from '../../../write';

const COPIED = ['categoryName', 'categoryCode', 'productType'] as const;

function copyValues(category: Values): Values {
  return Object.fromEntries(COPIED.map(name => [name, category[name]]));
}

export const describeShape: BeforeValidateHook = {
  name: 'describeShape',
  async beforeValidate(context, _entity, values, before) {
    const id = numberOf({...before, ...values}, 'category');
    const category = id === null ? undefined : await find(asTrusted(context), 'category', {eq: ['id', id]});
    return category ? {...values, ...copyValues(category)} : values;
  },
};

/** For categories: what their shapes carry follows. */
export const refreshShapes: InTransactionHook = {
  name: 'refreshShapes',
  async inTransaction(context, _entity, after, before) {
    if (!after || !before || COPIED.every(name => after[name] === before[name])) return;
    await updateMany(asTrusted(context), 'shape', {eq: ['category', after.id]}, copyValues(after));
  },
};
