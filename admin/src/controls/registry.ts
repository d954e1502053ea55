/** The control of each kind of field. */
import type {ControlKind} from '@emblem/schemas';
import type {ControlTable} from './controls-context';
import {colour} from './colour';
import {date} from './date';
import {datetime} from './datetime';
import {design} from './design';
import {email} from './email';
import {file} from './file';
import {files} from './files';
import {image} from './image';
import {integer} from './integer';
import {json} from './json';
import {language} from './language';
import {measure} from './measure';
import {minutes} from './minutes';
import {money} from './money';
import {number} from './number';
import {object} from './object';
import {parameters} from './parameters';
import {password} from './password';
import {path} from './path';
import {relation} from './relation';
import {relations} from './relations';
import {select} from './select';
import {share} from './share';
import {sides} from './sides';
import {table} from './table';
import {tags} from './tags';
import {techniques} from './techniques';
import {text} from './text';
import {textarea} from './textarea';
import {toggle} from './toggle';
import type {Control} from './types';
import {url} from './url';

export const controls: ControlTable = {
  text,
  textarea,
  parameters,
  email,
  url,
  password,
  integer,
  number,
  share,
  minutes,
  money,
  colour,
  image,
  file,
  files,
  toggle,
  select,
  date,
  datetime,
  relation,
  relations,
  object,
  table,
  json,
  design,
  tags,
  techniques,
  sides,
  path,
  language,
  measure,
};

export function controlFor({control}: {readonly control: ControlKind}): Control {
  return controls[control];
}
