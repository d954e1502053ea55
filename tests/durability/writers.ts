/** Clients that write without pause and remember what was acknowledged to them. */
import {randomUUID} from 'node:crypto';
import type {Client} from '../harness/client';
import {idOf} from '../harness/json';

export class Writers {
  /** Id of each role that was acknowledged to its name as it was acknowledged last. */
  readonly roles = new Map<number, string>();
  /** Names that roles may have instead: of changes that were never answered. */
  readonly unanswered = new Map<number, string>();
  readonly tagTypes = new Map<number, string>();
  private acknowledgements = 0;
  private listeners: (() => void)[] = [];

  /** Writes with so many clients at once until each of them gets an error, as it does when something is killed. */
  async writeUntilKilled(client: Client, clients: number): Promise<void> {
    await Promise.all(Array.from({length: clients}, (_, place) => this.loop(client, place)));
  }

  /** Resolves after so many acknowledgements more. */
  async acknowledged(count: number): Promise<void> {
    const goal = this.acknowledgements + count;
    await new Promise<void>(resolve =>
      this.listeners.push(() => {
        if (this.acknowledgements >= goal) resolve();
      }),
    );
    this.listeners = [];
  }

  private count(): void {
    this.acknowledgements += 1;
    for (const listener of this.listeners) listener();
  }

  private async loop(client: Client, place: number): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      try {
        if (place === 0) await this.createTagType(client);
        else if (turn % 3 === 2) await this.renameRole(client, place);
        else await this.createRole(client);
        this.count();
      } catch {
        return;
      }
    }
  }

  private async createTagType(client: Client): Promise<void> {
    const labelTypeName = randomUUID();
    this.tagTypes.set(idOf(await client.create('tag-type', {labelTypeName})), labelTypeName);
  }

  private async createRole(client: Client): Promise<void> {
    const roleName = randomUUID();
    this.roles.set(idOf(await client.create('role', {roleName})), roleName);
  }

  /** Each client changes roles of its own share, so that none waits for another. */
  private async renameRole(client: Client, place: number): Promise<void> {
    const own = [...this.roles.keys()].filter(id => id % 8 === place && !this.unanswered.has(id));
    const id = own[own.length - 1];
    if (id === undefined) return this.createRole(client);
    const roleName = randomUUID();
    this.unanswered.set(id, roleName);
    await client.update('role', id, {roleName});
    this.unanswered.delete(id);
    this.roles.set(id, roleName);
  }
}
