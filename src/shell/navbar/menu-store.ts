import { create } from 'zustand';

interface MenuState {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** The state of the slide-out menu. The popover itself decides; this tells the button. */
export const useMenuStore = create<MenuState>((set) => ({
  open: false,
  setOpen: (open) => set({ open }),
}));
