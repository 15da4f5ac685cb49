import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/look.css";
import { showTheme, systemIsDark } from "./settings.svelte";
import { preferred, speak } from "./words/messages.svelte";

showTheme();
systemIsDark().addEventListener("change", showTheme);
await speak(preferred());
mount(App, { target: document.getElementById("app")! });
