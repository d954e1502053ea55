/** Jobs as honest and as hostile ones behave. */
const {serve} = require('@emblem/backend/dist/processes/serve');
const {JobRefusal} = require('@emblem/backend/dist/processes/failure');

const kept = [];

serve({
  echo: {run: async input => input},
  pid: {run: async () => process.pid},
  environment: {run: async () => process.env},
  ask: {run: (input, ask) => ask(input)},
  refuse: {
    run: async () => {
      throw new JobRefusal('too-large', 'a detail');
    },
  },
  fail: {
    run: async () => {
      throw new Error('broken');
    },
  },
  abort: {run: async () => process.abort()},
  loop: {
    run: async () => {
      for (;;);
    },
  },
  fillHeap: {
    run: async () => {
      for (;;) kept.push(Array.from({length: 1000}, Math.random));
    },
  },
  fillNative: {
    run: async () => {
      for (;;) kept.push(Buffer.alloc(1024 * 1024, 1));
    },
  },
  keepNative: {
    run: async () => {
      kept.push(Buffer.alloc(100 * 1024 * 1024, 1));
      return process.pid;
    },
  },
});
