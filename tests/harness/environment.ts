/**
 * Node's, in which a suite fails over what Node warns of because it piles up: listeners that nobody takes away are a
 * leak, which no expectation sees.
 */
import NodeEnvironment from 'jest-environment-node';

export default class LeakTellingEnvironment extends NodeEnvironment {
  private readonly leaks: Error[] = [];
  private readonly hear = (warning: Error): void => {
    if (warning.name === 'MaxListenersExceededWarning') this.leaks.push(warning);
  };

  constructor(...setting: ConstructorParameters<typeof NodeEnvironment>) {
    super(...setting);
    process.on('warning', this.hear);
  }

  override async teardown(): Promise<void> {
    process.off('warning', this.hear);
    await super.teardown();
    const [leak] = this.leaks;
    if (leak) throw leak;
  }
}
