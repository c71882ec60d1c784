import type { GameUI } from '../ui/game_types';
import type { SettingInfo } from '../wire/generated';

/** What a setting is called and what it does: in the game's words, or as the server describes it where there are none. */
export function settingText(gameUI: GameUI | null, setting: SettingInfo): { label: string; help: string } {
  const words = gameUI?.words?.();
  const key = `setting-${setting.name}`;
  return words?.has(key) ? { label: words.say(key), help: words.say(`${key}.help`) } : { label: setting.name, help: setting.help };
}
