/** An entity with a name and a switch: everything else is one more line of its file. */
import {join} from 'node:path';
import {camel, create, spoken} from './files.mjs';

function schema(module, key) {
  const name = `${camel(key)}Name`;
  const label = spoken(key);
  return `{
  "$schema": "../../vocabulary/entity.schema.json",
  "$id": "${key}",
  "type": "object",
  "additionalProperties": false,
  "x-entity": {
    "id": "e_${key.replaceAll('-', '_')}", "module": "${module}",
    "label": { "zh": "${label}", "en": "${label}" }, "display": "${name}", "icon": "article", "own": true
  },
  "required": ["${name}", "state"],
  "properties": {
    "${name}": { "x-id": "f01", "x-type": "name", "x-label": { "zh": "名称", "en": "Name" } },
    "state": { "x-id": "f02", "x-type": "onOff", "x-label": { "zh": "状态", "en": "State" } }
  },
  "x-indexes": [{ "fields": ["-createdAt"] }],
  "x-search": ["${name}"],
  "x-toggle": { "field": "state", "on": "enabled", "off": "disabled" },
  "x-views": {
    "default": {
      "columns": ["${name}", "state", "createdAt"], "sort": "-createdAt", "filters": ["state"], "pageSize": 25
    }
  },
  "x-form": [{ "label": { "zh": "基本信息", "en": "Basics" }, "fields": ["${name}", "state"] }]
}
`;
}

export function entity(root, module, key) {
  const file = join('schemas', 'entities', module, `${key}.json`);
  create(join(root, file), schema(module, key));
  return `${file} is there. Give it its Chinese name and its properties (docs/vocabulary.md), then: npm run dev`;
}
