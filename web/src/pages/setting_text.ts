import type { GameUI } from '../ui/game_types';
import type { SettingInfo } from '../wire/generated';

/** Return a setting's name and what it does: in the game's words, or without them as the server describes it. */
export function settingText(gameUI: GameUI | null, setting: SettingInfo): { label: string; help: string } {
  const words = gameUI?.words?.();
  const key = `setting-${setting.name}`;
  return words?.has(key) ? { label: words.say(key), help: words.say(`${key}.help`) } : { label: setting.name, help: setting.help };
}
