/** Steps of the write path for platforms and domains. */
import {PROJECT} from '@emblem/schemas/values';
import {SYSTEM} from '../../actor';
import {forgetPlatforms as forget} from '../../access/forget';
import {hostName} from '../../access/platform-of';
import type {BeforeValidateHook, InTransactionHook} from '../../context';
import {asActor} from '../../context';
import {forgetWorkTimes as forgetTimes, updateMany} from '../../write';

/** The platform that becomes the default takes the place of the one before it. */
export const oneDefaultProject: InTransactionHook = {
  name: 'oneDefaultProject',
  async inTransaction(context, _entity, after) {
    if (after?.projectIsDefault !== PROJECT.projectIsDefault.yes) return;
    await updateMany(
      asActor(context, SYSTEM),
      'project',
      {all: [{eq: ['projectIsDefault', PROJECT.projectIsDefault.yes]}, {ne: ['id', after.id]}]},
      {projectIsDefault: PROJECT.projectIsDefault.no},
    );
  },
};

/** `HTTPS://Www.Example.com:8443/path` is kept as `www.example.com`. */
export const normaliseDomain: BeforeValidateHook = {
  name: 'normaliseDomain',
  async beforeValidate(_context, _entity, values) {
    const {domainUrl} = values;
    if (typeof domainUrl !== 'string') return values;
    return {
      ...values,
      domainUrl: hostName(
        domainUrl
          .trim()
          .replace(/^[a-z]+:\/\//i, '')
          .split(/[/?#]/, 1)[0] ?? '',
      ),
    };
  },
};

/** What processes remember of host names and platforms is dropped when a write changes it. */
export const forgetPlatforms: InTransactionHook = {name: 'forgetPlatforms', inTransaction: context => forget(context)};

/** What processes remember of work calendars is dropped when a write changes one, or a day of it. */
export const forgetWorkTimes: InTransactionHook = {
  name: 'forgetWorkTimes',
  inTransaction: context => forgetTimes(context),
};
