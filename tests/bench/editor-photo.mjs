/** How long a photo of 8,000 by 8,000 pixels takes onto the canvas, and how long the page stands still meanwhile. */
import {randomBytes} from 'node:crypto';
import sharp from 'sharp';

const SIDE = 8000;
/** Noise of this size made larger: as heavy to decode as a photo, yet below the limit of uploads. */
const GRAIN = 700;

/** A JPEG of about 8 MB. */
export async function photo() {
  const noise = {raw: {width: GRAIN, height: GRAIN, channels: 3}};
  return sharp(randomBytes(GRAIN * GRAIN * 3), noise)
    .resize(SIDE, SIDE, {kernel: 'cubic'})
    .jpeg({quality: 60})
    .toBuffer();
}

/** Lets the page take note of how long it stands still, ms: between two frames, and at one task. */
async function watch(page) {
  await page.evaluate(() => {
    const seen = {frame: 0, task: 0};
    let last = performance.now();
    const look = now => {
      seen.frame = Math.max(seen.frame, now - last);
      last = now;
      seen.next = requestAnimationFrame(look);
    };
    seen.next = requestAnimationFrame(look);
    seen.tasks = new PerformanceObserver(list => {
      for (const {duration} of list.getEntries()) seen.task = Math.max(seen.task, duration);
    });
    seen.tasks.observe({entryTypes: ['longtask']});
    window.seen_ = seen;
  });
  return () =>
    page.evaluate(() => {
      const {frame, task, next, tasks} = window.seen_;
      cancelAnimationFrame(next);
      tasks.disconnect();
      return {frame, task};
    });
}

/** Lets the page hold the photo, so that handing it to the browser is not measured. */
async function hand(page, url) {
  await page.evaluate(async address => {
    const blob = await (await fetch(address)).blob();
    window.chosen_ = new DataTransfer();
    window.chosen_.items.add(new File([await blob.arrayBuffer()], 'photo.jpg', {type: 'image/jpeg'}));
  }, url);
}

/**
 * Milliseconds from choosing the file to the crop dialog, and from Continue to the picture on the canvas; how long the
 * page stood still meanwhile.
 */
export async function photoTimes(page, address, url) {
  await page.goto(address);
  await page.getByRole('navigation', {name: 'Tools'}).getByRole('button', {name: 'Upload'}).click();
  await page.locator('.side-panel input[type=file]').waitFor({state: 'attached'});
  await hand(page, url);
  const timed = async (begin, end) => {
    const stop = await watch(page);
    const start = performance.now();
    await begin();
    await end();
    return {ms: performance.now() - start, ...(await stop())};
  };
  const chosen = await timed(
    () =>
      page.locator('.side-panel input[type=file]').evaluate(input => {
        input.files = window.chosen_.files;
        input.dispatchEvent(new Event('change', {bubbles: true}));
      }),
    () => page.locator('.crop-preview img').waitFor(),
  );
  const placed = await timed(
    () => page.getByRole('button', {name: 'Continue'}).click(),
    async () => {
      await page.waitForFunction(
        () => globalThis.__editor.snapshot().some(({src}) => src !== undefined && globalThis.__editor.shownSize(src)),
        null,
        {polling: 'raf'},
      );
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    },
  );
  return {chosen, placed};
}
