// Thresholds from a target, in a real browser: stated, proven, taken over with one click, refused with a reason.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillHistory } from '../kit/decided-history.ts';
import { startReviewService, type ReviewService } from '../kit/review.ts';
import { findChromium, launchChromium } from './kit/chromium.ts';
import { DESKTOP, PHONE, keepPicture, signIn, visit, type Look } from './kit/visitor.ts';

const TEXTS = {
  en: {
    actions: 'What happens',
    action: 'approve it without a person:',
    profile: 'of the profile',
    invoice: 'Standard Invoice',
    choose: 'Choose thresholds',
    whole: 'Documents wrong in anything',
    few: /At least [\d,]+ more that people opened/,
    found: /would go by themselves/,
    curve: 'What more automation costs',
    use: 'Use these thresholds',
  },
  zh: {
    actions: '执行的操作',
    action: '无需人工，直接转为',
    profile: '模板为',
    invoice: '标准发票',
    choose: '选择阈值',
    whole: '有任何错误的文档',
    few: /至少还需 [\d,]+ 份/,
    found: /的文档会自动通过/,
    curve: '提高自动化的代价',
    use: '采用这些阈值',
  },
} as const;

describe.skipIf(findChromium() === undefined)('thresholds from a target', () => {
  let its: ReviewService;
  let browser: Browser;

  beforeAll(async () => {
    [its, browser] = await Promise.all([startReviewService(), launchChromium()]);
    await its.service.admin.call('saveSettings', { body: { learning: false } });
    await fillHistory(its, 900);
  });
  afterAll(async () => {
    await browser?.close();
    await its?.service.stop();
  });

  test.each<[string, Look]>([
    ['wide, English', DESKTOP],
    ['narrow, Chinese', PHONE],
  ])('%s', async (name, look) => {
    const text = TEXTS[look.language];
    const visitor = await visit(browser, its.service.url, look);
    const { page } = visitor;
    await signIn(visitor);
    await page.goto('/rules/new');
    const pick = async (list: string, option: string) => {
      await page.getByRole('combobox', { name: list, exact: true }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    try {
      await pick(text.actions, text.action);
      await pick(text.profile, text.invoice);
      const whole = page.getByRole('textbox', { name: text.whole });
      const choose = page.getByRole('button', { name: text.choose });
      const remove = page.getByRole('button', { name: /^(Remove condition 1|移除条件 ?1)$/ });
      await remove.click();
      await whole.fill('0.1');
      await choose.click();
      await page.getByText(text.few).waitFor();
      expect(await page.getByRole('button', { name: text.use }).count()).toBe(0);

      await whole.fill('1');
      await choose.click();
      await page.getByText(text.found).waitFor();
      await page.getByRole('img', { name: text.curve }).scrollIntoViewIfNeeded();
      await keepPicture(page, `target ${name}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(look.width);
      await page.getByRole('button', { name: text.use }).click();
      const vendor = page.getByRole('textbox', { name: /^(Threshold of Vendor|供应商的阈值)$/ });
      const required = page.getByRole('textbox', { name: /^(Threshold of required fields|必填字段的阈值)$/ });
      const set = (await vendor.count()) > 0 ? vendor : required;
      expect(Number.parseInt(await set.inputValue(), 10)).toBeGreaterThan(60);
      expect(visitor.offences).toEqual([]);
    } catch (error) {
      await keepPicture(page, `failed target ${name}`);
      throw error;
    } finally {
      await visitor.context.close();
    }
  });
});
