import '@fontsource/pacifico/400.css';
