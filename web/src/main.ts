import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/look.css";
import { mindTouch } from "./parts/touch";
import { onPaper, showTheme, systemIsDark, systemIsStill } from "./settings.svelte";
import { preferred, speak } from "./words/messages.svelte";

mindTouch();
showTheme();
for (const query of [systemIsDark(), systemIsStill(), onPaper()]) query.addEventListener("change", showTheme);
await greet();
const app = document.getElementById("app")!;
app.textContent = "";
mount(App, { target: app });

/** The first words come from the server; without them there is nothing to say but this. */
async function greet(): Promise<void> {
  for (;;) {
    try {
      return await speak(preferred());
    } catch {
      document.getElementById("app")!.textContent = "Kostka …";
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
  }
}
