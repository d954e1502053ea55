/** The reference of the vocabulary. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadModel, SCHEMAS_DIR} from '../node';
import {keywordsOf, vocabularyPage} from './reference';
import {workflowDiagram} from './workflow-diagram';
import {workflowsPage} from './workflows';

test.each(['entity', 'property', 'type', 'workflow', 'call', 'navigation'])(
  'every keyword of the meta-schema "%s" says what it means',
  file => {
    expect(
      keywordsOf(SCHEMAS_DIR, file)
        .filter(({meaning}) => meaning === '')
        .map(({name}) => name),
    ).toEqual([]);
  },
);

test.each([
  ['vocabulary', () => vocabularyPage(SCHEMAS_DIR)],
  ['workflows', () => workflowsPage(loadModel())],
])('docs/%s.md is what `npm run reference` writes', (name, page) => {
  expect(readFileSync(join(SCHEMAS_DIR, `../docs/${name}.md`), 'utf8')).toBe(page());
});

/** What Mermaid reads as a state or an arrow; other signs in a label would break the drawing. */
const STATE = /^ {2}state "[^:;"#%{}<>]+" as s_\w+$/;
const ARROW = /^ {2}(?:\[\*\] --> s_\w+|s_\w+ --> \[\*\]|s_\w+ --> s_\w+: [^:;"#%{}<>]+)$/;

test('the diagram of each workflow is made of states and arrows alone, between states that it has', () => {
  for (const entity of loadModel().entities.values())
    for (const workflow of entity.workflows) {
      const [head, ...lines] = workflowDiagram(entity, workflow);
      expect(head).toBe('stateDiagram-v2');
      expect(lines.filter(line => !STATE.test(line) && !ARROW.test(line))).toEqual([]);
      const names = (text: string) => text.match(/\bs_\w+/g) ?? [];
      const states = new Set(lines.filter(line => STATE.test(line)).flatMap(names));
      expect(states.size).toBe(workflow.states.length);
      expect(lines.flatMap(names).filter(name => !states.has(name))).toEqual([]);
    }
});
