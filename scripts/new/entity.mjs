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
    "id": "e_${key.replaceAll('-', '_')}", "module": "${module}", "label": { "zh": "${label}", "en": "${label}" }, "display": "${name}", "icon": "article", "own": true
  },
  "required": ["${name}", "state"],
  "properties": {
    "${name}": {
      "x-id": "f01", "type": "string", "minLength": 1, "maxLength": 100,
      "x-label": { "zh": "名称", "en": "Name" },
      "x-messages": { "required": { "zh": "请输入名称", "en": "Enter the name" } }
    },
    "state": {
      "x-id": "f02", "type": "integer", "default": 1, "x-control": "toggle",
      "x-label": { "zh": "状态", "en": "State" },
      "x-enum": [
        { "value": 1, "label": { "zh": "启用", "en": "Enabled" }, "colour": "success" },
        { "value": 0, "label": { "zh": "禁用", "en": "Disabled" }, "colour": "default" }
      ]
    }
  },
  "x-indexes": [{ "fields": ["-createdAt"] }],
  "x-search": ["${name}"],
  "x-toggle": { "field": "state", "on": 1, "off": 0 },
  "x-views": { "default": { "columns": ["${name}", "state", "createdAt"], "sort": "-createdAt", "filters": ["state"], "pageSize": 25 } },
  "x-form": [{ "label": { "zh": "基本信息", "en": "Basics" }, "fields": ["${name}", "state"] }]
}
`;
}

export function entity(root, module, key) {
  const file = join('schemas', 'entities', module, `${key}.json`);
  create(join(root, file), schema(module, key));
  return `${file} is there. Give it its Chinese name and its properties (docs/vocabulary.md), then: npm run dev`;
}
