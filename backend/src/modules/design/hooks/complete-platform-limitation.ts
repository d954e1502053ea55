/** The domain of a limitation is a platform of the chosen type (DA-354); its address is that of the platform. */
import {numberOf, textOf} from '../../../access/record-values';
import {trusted} from '../../../acts/trusted';
import type {BeforeValidateHook} from '../../../acts/registry';
import {find} from '../../../read';
import {refuseFields} from '../refuse';

export const completePlatformLimitation: BeforeValidateHook = {
  name: 'completePlatformLimitation',
  async beforeValidate(context, entity, values, before) {
    const record = {...before, ...values};
    const proId = numberOf(record, 'proId');
    const project = proId === null ? undefined : await find(trusted(context), 'project', {eq: ['id', proId]});
    if (!project) return values;
    const proType = numberOf(record, 'proType');
    if (proType !== null && proType !== numberOf(project, 'proType')) refuseFields(context, entity, [['proType', 'mismatch']]);
    return {...values, domainUrl: textOf(project, 'url') ?? textOf(project, 'proName')};
  },
};
