import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openGameWords } from '../src/games/game_words';
import { gameUI as ausbrecher } from '../src/games/ausbrecher/game_ui';
import { gameUI as karambolage } from '../src/games/karambolage/game_ui';
import { gameUI as noir } from '../src/games/revolver-noir/game_ui';
import { anyGameUI, type GameUI } from '../src/ui/game_types';
import type { SeatView } from '../src/wire/messages';
import type { Seen as Birds } from '../src/games/ausbrecher/types';
import type { Seen as Villa } from '../src/games/revolver-noir/types';

const views = <V = SeatView>(game: string): V[] => JSON.parse(readFileSync(new URL(`samples/${game}.json`, import.meta.url), 'utf8')).frames.flatMap((frame: { views: V[] }) => frame.views);

describe.each<[string, GameUI]>([['ausbrecher', anyGameUI(ausbrecher)], ['karambolage', anyGameUI(karambolage)], ['revolver-noir', anyGameUI(noir)]])('%s without previews', (game, gameUI) => {
  it('still offers every option, and changes nothing in what was told', () => {
    for (const view of views(game)) {
      const before = JSON.stringify(view);
      expect(gameUI.withoutPreviews!(view).question).toEqual(view.question);
      expect(JSON.stringify(view)).toBe(before);
    }
  });
});

describe('what is left out', () => {
  it('is where a move of Ausbrecher AG would end, and what the slip is worth', async () => {
    await openGameWords('ausbrecher');
    const told = views<Birds>('ausbrecher').filter((view) => view.board.previews.length && view.question?.options.some((one) => one.kind === 'move'));
    expect(told.length).toBeGreaterThan(0);
    for (const view of told) {
      const plain = ausbrecher.withoutPreviews!(view);
      expect(plain.board.slip?.worth ?? false).toBe(false);
      for (const option of view.question!.options.filter((one) => one.kind === 'move')) expect(ausbrecher.optionLabel(option, plain).length).toBeLessThan(ausbrecher.optionLabel(option, view).length);
    }
  });
  it('is how far a shot reaches in Revolver Noir', () => {
    const told = views<Villa>('revolver-noir').filter((view) => view.board.own?.range.length);
    expect(told.length).toBeGreaterThan(0);
    for (const view of told) expect(noir.withoutPreviews!(view).board.own).toEqual({ ...view.board.own, range: [] });
  });
});
