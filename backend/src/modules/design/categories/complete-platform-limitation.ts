/** The domain of a limitation is a platform of the chosen type (DA-354); its address is that of the platform. */
import {numberOf, numbersOf, textOf} from '../../../record-values';
import {trusted} from '../../../context/trusted';
import type {BeforeValidateHook, Context} from '../../../context';
import {find, findAll} from '../../../read';
import {refuseFields} from '../refuse';

/** Limited where at least one category is listed and each of them is there (DA-557). */
async function categoryLimitation(context: Context, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const found = await findAll(context, 'category', {in: ['id', ids]});
  return found.length === new Set(ids).size ? 1 : 0;
}

export const completePlatformLimitation: BeforeValidateHook = {
  name: 'completePlatformLimitation',
  async beforeValidate(context, entity, values, before) {
    const record = {...before, ...values};
    const proId = numberOf(record, 'proId');
    const project = proId === null ? undefined : await find(trusted(context), 'project', {eq: ['id', proId]});
    if (!project) return values;
    const proType = numberOf(record, 'proType');
    if (proType !== null && proType !== numberOf(project, 'proType'))
      refuseFields(context, entity, [['proType', 'mismatch']]);
    return {
      ...values,
      domainUrl: textOf(project, 'url') ?? textOf(project, 'proName'),
      categoryLimitation: await categoryLimitation(trusted(context), numbersOf(record, 'platformLimitationList')),
    };
  },
};
