/** The console's own texts in Chinese. */
import type {Catalogue} from './keys';
import {shell} from './zh/shell';
import {access} from './zh/access';
import {list} from './zh/list';
import {transfer} from './zh/transfer';
import {reports} from './zh/reports';
import {form} from './zh/form';
import {record} from './zh/record';
import {pages} from './zh/pages';

export const zh: Catalogue = {...shell, ...access, ...list, ...transfer, ...reports, ...form, ...record, ...pages};
